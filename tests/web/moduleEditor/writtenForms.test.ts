import { expect, test } from 'vitest';
import { emptyFoundation } from '../../../web/editors/foundationEditor/foundationValues.ts';
import * as tables from '../../../web/editors/moduleEditor/quantityTable/tables.ts';
import { emptyStructure } from '../../../web/editors/moduleEditor/values/structureValues.ts';
import { emptyUnit } from '../../../web/editors/unitForm/unitFormValues.ts';

const kinds = [
  tables.concreteTable,
  tables.steelTable,
  tables.groutTable,
  tables.mortarTable,
  tables.blockTable,
] as const;

test('what an editor holds before anything is typed, and what a new row begins with, is as written', async () => {
  const forms = {
    foundation: emptyFoundation(),
    structure: emptyStructure(),
    tower: emptyUnit,
    rows: kinds.map((kind) => {
      const rows: ReturnType<typeof tables.newRow>[] = [];
      for (let added = 0; added < 8; added++) rows.push(tables.newRow(kind, rows));
      const more = [tables.customStrengthRow(kind, rows), tables.customStrengthRow(kind, rows, 50)];
      return { first: rows[0], rows: rows.map((row) => JSON.stringify(row)), more };
    }),
  };
  // What is still to be typed has a place too.
  const text = (value: unknown) =>
    JSON.stringify(value, (_key, inside: unknown) => (inside === undefined ? '(nothing)' : inside));
  const lines = Object.entries(forms).flatMap(([name, parts]) =>
    Object.entries(parts).map(([key, form]) => `${name} ${key}: ${text(form)}`),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/emptyForms.txt');
});
