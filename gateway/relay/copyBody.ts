/** Body of a duplication: the name of the copy, where one is given. */
export const copyBody = ({ name }: { name?: string | null | undefined }) => (name == null ? {} : { name });
