/** Where a version stands: global ids of its module and of the valid version now, and the list it is shown in. */
export type VersionScope = { moduleId: string; validId: string; connection: string };
