/** What surrounds a version: global ids of its module and of the module's valid version, and the list it is shown in. */
export type VersionScope = { moduleId: string; validId: string; connection: string };
