import { expect, test } from 'vitest';
import { languages } from '#domain/texts/messages.ts';
import { formatsOf } from '../../../web/i18n/format.ts';

const values = [
  null,
  0,
  -0.0004,
  0.0044,
  0.5,
  0.996,
  1,
  12.345,
  99.96,
  100,
  999.5,
  -1234.5678,
  1e6,
  NaN,
  Infinity,
];
const ranges = [null, [0, 0], [1, 1], [0.1, 0.1004], [12.3, 45.67], [1500, 2_500_000], [-3, 4]] as const;
const instants = [
  null,
  '2026-11-28T12:00:00Z',
  '2026-11-28T11:59:01Z',
  '2026-11-28T11:01:00Z',
  '2026-11-27T12:00:01Z',
  '2026-01-01T00:00:00Z',
  '2027-01-01T00:00:00Z',
];

const ofValues = [
  ...(['number', 'difference', 'amount', 'significant', 'thousands', 'plain'] as const),
  ...(['builtArea', 'exact', 'integer', 'change', 'percent'] as const),
];
const ofNumbers = ['measured', 'tenths'] as const;
const ofRanges = ['exactSpan', 'percentSpan', 'range', 'span', 'rangeInThousands'] as const;

/** Intl parts figures by spaces that look alike. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ');

test.each(languages)('figures, ranges and days in %s are as written', async (language) => {
  const formats = formatsOf(language);
  const now = Date.parse('2026-11-28T12:00:00Z');
  const line = (name: string, shown: readonly string[]) => `${name}: ${shown.map(plainSpaces).join(' | ')}`;
  const numbers = values.filter((each) => each !== null);
  const lines = [
    ...ofValues.map((name) => line(name, values.map(formats[name]))),
    ...ofNumbers.map((name) => line(name, numbers.map(formats[name]))),
    ...ofRanges.map((name) =>
      line(
        name,
        ranges.map((each) => formats[name](each && { min: each[0], max: each[1] })),
      ),
    ),
    line(
      'besideBand',
      [1, 1.2345, 9.999, 10, 10.0004, 10.000001, 12].map((value) =>
        formats.besideBand(value, { min: 1.2344, max: 10 }),
      ),
    ),
    line('beside no band', [formats.besideBand(10.0004)]),
    line(
      'ago',
      instants.map((each) => formats.ago(each, now)),
    ),
    line('day', [null, '2026-11-28', '2026-01-01'].map(formats.day)),
    line('date', [null, '2026-11-28T12:00:00Z'].map(formats.date)),
    line(
      'concrete',
      [null, { concrete: 2400, grout: 0 }, { concrete: 4_800_000, grout: 2200 }].map((each) =>
        JSON.stringify(formats.concrete(each as never)),
      ),
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`written/formats.${language}.txt`);
});
