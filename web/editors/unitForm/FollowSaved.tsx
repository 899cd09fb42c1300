import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { EditConflict } from '../../forms/conflict/useEditConflict.ts';
import { unitFormValues, type UnitFormValues } from './unitFormValues.ts';
import type { UnitFormState } from './useUnitForm.ts';

type Props = {
  form: UnitFormState;
  unit: Parameters<typeof unitFormValues>[0] & { readonly revision?: number | null | undefined };
  edit: EditConflict<UnitFormValues>;
};

/**
 * Draws nothing: somebody else's change reaches a form nobody has touched; one being filled in keeps what it holds. Apart
 * from the form, which is not to be drawn by its first key.
 */
export function FollowSaved({ form, unit, edit }: Props) {
  const { isDirty } = useFormState({ control: form.control });
  const follow = useEffectEvent(() => {
    if (isDirty || (unit.revision ?? null) === edit.revision()) return;
    form.reset(unitFormValues(unit));
    edit.standOn(unit.revision);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these say when to look, follow reads the rest
  useEffect(() => follow(), [unit, isDirty]);
  return null;
}
