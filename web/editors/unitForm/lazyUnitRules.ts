import type { Resolver } from 'react-hook-form';
import type { Language } from '#domain/texts/messages.ts';
import type { UnitForm } from '#domain/tower/unit.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { failureText } from '../../errors/errorText.ts';
import { RequestFailure } from '../../relay/failure.ts';
import type { UnitFormValues } from './unitFormValues.ts';

type Rules = Resolver<UnitFormValues, unknown, UnitForm>;

const load = () => import('./unitRules.ts');

/** Preloads the validation of the unit form, which a tower that is only viewed does not need. */
export const preloadUnitRules = (): void => void load().catch(() => {});

/** Validates the unit form once the rules are loaded. If that fails, a toast says so and nothing is sent. */
export function lazyUnitRules(language: Language): Rules {
  let rules: Rules | undefined;
  return async (...asked) => {
    try {
      rules ??= (await load()).unitRules(language);
    } catch (cause) {
      showToast(
        failureText(new RequestFailure('NETWORK', 'The rules did not load', null, { cause })),
        'error',
      );
      return { values: {}, errors: { root: { type: 'unchecked' } } };
    }
    return rules(...asked);
  };
}
