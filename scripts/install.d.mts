export const leastNode: [major: number, minor: number];
