import type { SlabSystem } from '#domain/structures/slabSystem.ts';
import type { GatewayContext } from '../context.ts';
import { type ModuleSource, readSlabs } from '../module/moduleSource.ts';
import { noneIfUnreadable } from '../rest/restErrors.ts';
import { modulesOf, type OptionSource } from './optionSource.ts';

/** How the slabs of an option's modules are built, each system once. */
export async function optionSlabs(context: GatewayContext, option: OptionSource): Promise<SlabSystem[]> {
  const read = async (module: ModuleSource) => (await readSlabs(context, module)).slabSystem ?? [];
  const slabs = await Promise.all(modulesOf(option).map((module) => read(module).catch(noneIfUnreadable)));
  return [...new Set(slabs.flat())];
}
