export const carried: string[];
export const packages: string[];
