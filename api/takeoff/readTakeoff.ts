import { FieldError } from '../errors.ts';
import { InvalidRequest } from '../http/input/validation.ts';
import { readStructure, type Structure } from '../versions/structure.ts';
import type { TakeoffBody, TakeoffModule } from './takeoffSchemas.ts';

/** A module of a sheet with checked quantities; `at` is its index in the sheet. */
export type CheckedModule = Omit<TakeoffModule, 'data'> & {
  at: number;
  floorIds: string[];
  structure: Structure;
};

/**
 * Checks every module of a sheet before anything is stored, so that all faults are reported at once.
 * @throws InvalidRequest with paths that name the module: `modules.2.concrete_columns.volumes.0.fck`.
 */
export function readTakeoff({ modules }: Pick<TakeoffBody, 'modules'>): CheckedModule[] {
  const issues: InvalidRequest['issues'] = [];
  const checked = modules.flatMap(({ data: { floorIds = [], ...data }, ...module }, at) => {
    try {
      return [{ ...module, at, floorIds, structure: readStructure(module.type, data) }];
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      issues.push(...error.issues.map((issue) => ({ ...issue, path: ['modules', at, ...issue.path] })));
      return [];
    }
  });
  if (issues.length > 0) throw new InvalidRequest('body', issues, false);
  return checked;
}

/** Runs the work on one module of a sheet; refused fields get that module's path. */
export async function withModulePath<T>(at: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const fields = Object.entries(error.fields).map(([field, text]) => [`modules.${at}.${field}`, text]);
    throw new FieldError(Object.fromEntries(fields) as Record<string, string>);
  }
}
