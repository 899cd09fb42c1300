import { expect, test, vi } from 'vitest';
import { showToast } from '../../../web/components/toasts/toasts.ts';
import { lazyUnitRules } from '../../../web/editors/unitForm/lazyUnitRules.ts';
import type * as UnitRules from '../../../web/editors/unitForm/unitRules.ts';
import { emptyUnit } from '../../../web/editors/unitForm/unitFormValues.ts';

const broken = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../../../web/components/toasts/toasts.ts', () => ({ showToast: vi.fn<() => void>() }));
vi.mock('../../../web/editors/unitForm/unitRules.ts', async (original) => {
  const rules = await original<typeof UnitRules>();
  return {
    unitRules: (...asked: Parameters<typeof UnitRules.unitRules>) => {
      if (broken.isBroken) throw new Error('not loaded');
      return rules.unitRules(...asked);
    },
  };
});

test('rules that fail to load are reported, nothing passes unchecked, and the next check tries again', async () => {
  const check = async () =>
    (await rules(emptyUnit, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;
  const rules = lazyUnitRules('pt-BR');
  expect(Object.keys(await check())).toEqual(['root']);
  expect(showToast).toHaveBeenCalledTimes(1);
  broken.isBroken = false;
  expect(Object.keys(await check())).toEqual(['name', 'floorGroups']);
  expect(showToast).toHaveBeenCalledTimes(1);
});
