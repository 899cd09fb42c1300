import { graphql, readInlineData } from 'react-relay';
import type { z } from 'zod';
import type { UnitForm, unitFormSchemaFor } from '#domain/tower/unit.ts';
import type { CreateUnitInput } from '#relay/useCreateUnitMutation.graphql.ts';
import type { Offered } from '../../session/offered.ts';
import type { unitFormValues_unit$key } from '#relay/unitFormValues_unit.graphql.ts';

export type UnitFormValues = z.input<ReturnType<typeof unitFormSchemaFor>>;
export type GroupValues = UnitFormValues['floorGroups'][number];

/** A row nobody has touched; the typical floor is what towers are made of. */
export const emptyGroup = {
  id: undefined,
  name: '',
  category: 'standard_floor',
  area: undefined,
  height: undefined,
  repetition: 1,
} satisfies GroupValues;

export const emptyUnit: UnitFormValues = {
  name: '',
  type: 'tower',
  repetitionCount: 1,
  dwellings: undefined,
  floorGroups: [emptyGroup],
};

/** A saved tower as the form holds it. */
export function unitFormValues(unit: unitFormValues_unit$key): UnitFormValues {
  const data = readInlineData<unitFormValues_unit$key>(
    graphql`
      fragment unitFormValues_unit on Unit @inline {
        name
        repetitionCount
        dwellings
        floorGroups {
          databaseId
          name
          category
          area
          height
          repetition
        }
      }
    `,
    unit,
  );
  const groups = data.floorGroups.map(({ databaseId, category, ...group }) => ({
    ...group,
    id: databaseId ?? undefined,
    category: category.toLowerCase() as GroupValues['category'],
  }));
  return {
    name: data.name,
    type: 'tower',
    repetitionCount: data.repetitionCount ?? undefined,
    dwellings: data.dwellings ?? undefined,
    floorGroups: groups,
  };
}

/**
 * The counts as the mutations take them. What the service does not keep is not sent; an emptied count of dwellings is
 * cleared.
 */
export function countsInput(
  { repetitionCount: times, dwellings }: UnitForm,
  offered: Pick<Offered, 'towerRepetition' | 'dwellings'>,
): Pick<CreateUnitInput, 'repetitionCount' | 'dwellings'> {
  return {
    ...(offered.towerRepetition ? { repetitionCount: times ?? 1 } : {}),
    ...(offered.dwellings ? { dwellings: dwellings ?? null } : {}),
  };
}

/** The form's floors as the mutations take them, in the order of the rows. */
export function floorGroupsInput({ floorGroups }: UnitForm): CreateUnitInput['floorGroups'] {
  return floorGroups.map(({ id, category, ...group }, index) => ({
    ...group,
    index,
    category: category.toUpperCase() as CreateUnitInput['floorGroups'][number]['category'],
    ...(id === undefined ? {} : { databaseId: id }),
  }));
}

const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
/** Floors of a group that are drawn at most. */
const maxRepetition = 500;

/** The drawable part of rows still being typed; unreadable figures count as nothing. */
export function readableGroups(rows: readonly Partial<GroupValues>[]) {
  return rows.map(({ id, name, category, area, height, repetition }) => ({
    id: typeof id === 'string' ? id : undefined,
    name: name ?? '',
    category: category ?? 'standard_floor',
    area: numberOf(area),
    height: numberOf(height),
    repetition: Math.min(maxRepetition, Math.floor(numberOf(repetition))),
  }));
}
export type ReadableGroup = ReturnType<typeof readableGroups>[number];
