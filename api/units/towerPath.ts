import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';

/** The path of a thing in a tower: each id must belong to the one before, else the path names nothing. */
export const projectParams = z.object({ projectId: uuidParam });
export const unitParams = projectParams.extend({ unitId: uuidParam });
export const optionParams = unitParams.extend({ optionId: uuidParam });
export const moduleParams = optionParams.extend({ moduleId: uuidParam });
export const versionParams = moduleParams.extend({ versionId: uuidParam });

export type UnitPath = z.infer<typeof unitParams>;
export type OptionPath = z.infer<typeof optionParams>;
export type ModulePath = z.infer<typeof moduleParams>;
export type VersionPath = z.infer<typeof versionParams>;
