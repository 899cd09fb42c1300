import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckState } from '../../../web/screens/compare/answer/CheckState.tsx';
import { Ranking } from '../../../web/screens/compare/answer/Ranking.tsx';
import type { ComparedOption } from '../../../web/screens/compare/compared/comparedOption.ts';
import { comparePairs } from '../../../web/screens/compare/compared/comparePairs.ts';
import type { Measure } from '../../../web/screens/compare/compared/measure.ts';
import { LikeForLike } from '../../../web/screens/compare/LikeForLike.tsx';
import { workedCase } from '../support/comparedCase.ts';
import { renderScreen } from '../support/renderScreen.tsx';

type Side = ComparedOption['side'];

const worked = workedCase('area');

/** An option like the one of the worked case but for these. */
function optionOf(name: string, changed: Partial<Side>, given: Partial<ComparedOption> = {}): ComparedOption {
  const side = { ...worked.reference.side, indices: [], ...changed };
  const sides = { declared: side, undeclared: side };
  return { ...worked.reference, id: name, name, optionId: `of${name}`, side, sides, ...given };
}

const compare = (options: ComparedOption[], reference: ComparedOption, measure: Measure = 'area') => ({
  ...worked,
  options,
  reference,
  measure,
  pairs: comparePairs(options, reference, measure),
});

test('each check says what it found, of whom, and leads there only who may mend it', async () => {
  const faulty = {
    uncovered: ['1'],
    missingElements: ['columns', 'beams'],
    outdated: ['Térreo', 'Tipo'],
    mixedAreas: ['Cobertura'],
    factorSets: ['sidac-1'],
    slabSpan: 4.5,
  };
  const unbuilt = { covered: [], lines: [], isUnfinished: true };
  const reference = optionOf('B', { factorSets: ['sidac-2'], slabSpan: 6.25, outdated: ['Tipo'] });
  const options = [
    optionOf('A', faulty, { canEdit: true }),
    reference,
    optionOf('C', unbuilt),
    optionOf('D', unbuilt),
  ];
  const compared = compare(options, reference);
  const overridden = { note: '', by: null, isStored: true, save: null };
  const element = (
    <>
      <CheckState compared={compared} overridden={overridden} />
      <LikeForLike pairs={compared.pairs} />
    </>
  );
  await renderScreen('/7/8', null, 'pt-BR', [{ path: '/:projectId/:unitId', element }]);
  expect((await screen.findByText(/^Verificações/)).textContent).toBe(
    'Verificações: 8 de 15 atendidas; a observar: Folhas de quantitativos incompletas, Há módulos sobre pavimentos de áreas diferentes, Os vãos médios das lajes diferem. O resultado fica suspenso até que sejam corrigidas ou justificadas:',
  );
  await screen.findByText('Índices dentro do usual');
  const rows = screen.getAllByRole('listitem').filter(({ textContent }) => /[:×]/.test(textContent));
  const said = [
    'Há pavimentos sem estrutura — A: 1 de 1 pavimento sem estrutura.',
    'Há módulos desatualizados — A: Térreo, Tipo',
    'Há módulos desatualizados — B: Tipo',
    'Conjuntos de fatores diferentes — A × B: sidac-1, sidac-2',
    'Faltam elementos obrigatórios — A: Pilares, Vigas',
  ];
  const listed = [
    'ObservaçãoFolhas de quantitativos incompletasFica fora do veredito até a folha ser salva inteira: C, D',
    'Não atendeHá pavimentos sem estruturaA: 1 de 1 pavimento sem estrutura.',
    'Não atendeHá módulos desatualizadosA: Térreo, TipoB: Tipo',
    'Não atendeConjuntos de fatores diferentesA × B: sidac-1, sidac-2',
    'Não atendeFaltam elementos obrigatóriosA: Pilares, Vigas',
    'ObservaçãoHá módulos sobre pavimentos de áreas diferentesA: Cobertura, com os quantitativos de um só pavimento',
    'ObservaçãoOs vãos médios das lajes diferemA: 4,5 m; B: 6,25 m. Lajes de vãos maiores fazem mais.',
  ];
  expect(rows.map(({ textContent }) => textContent.replace(/Corrigir em.*/, ''))).toEqual([
    ...said,
    ...listed,
  ]);
  const links = rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'));
  const mend = '/new_projects/7/unit/8/takeoff/ofA';
  expect(links.slice(0, said.length)).toEqual([mend, mend, undefined, mend, mend]);
});

/** 1 000 m² with so many t of two materials, of which a kg emits 0 to 1 kg. */
function ofTonnes(name: string, concrete: number, steel: number, area = 1000) {
  const lines = Object.entries({ 'concrete:30': concrete, 'steel:50': steel }).flatMap(([key, tonnes]) => {
    const impact = { min: 0, max: 1000 * tonnes };
    const line = { ...worked.reference.side.lines[0]!, key, label: key, amount: impact.max };
    return tonnes === 0 ? [] : [{ ...line, co2: impact, energy: impact }];
  });
  return optionOf(name, { lines, area }, { area });
}

test.each<[string, Measure, ComparedOption[], string[]]>([
  [
    'of equal worst cases the better best case first',
    'area',
    [ofTonnes('P', 5, 0), ofTonnes('Q', 0, 5), ofTonnes('R', 8, 0)],
    [
      'Qno pior caso 5,00 acima, no melhor 8,00 abaixo',
      'Pno pior caso 5,00 acima, no melhor 5,00 abaixo',
      'Rno pior caso 8,00 acima, no melhor 5,00 abaixo',
    ],
  ],
  [
    'one that at best equals the other',
    'area',
    [ofTonnes('P', 8, 1), ofTonnes('Q', 5, 1)],
    ['Qnunca acima, no melhor caso 3,00 abaixo', 'Pno pior caso 3,00 acima, no melhor igual'],
  ],
  ['equal ones', 'area', [ofTonnes('P', 5, 1), ofTonnes('Q', 5, 1)], ['Pigual', 'Qigual']],
  [
    'of unlike areas the lower per m² first, even in total',
    'total',
    [ofTonnes('P', 4, 1, 100), ofTonnes('Q', 6, 1, 1000)],
    ['Qno pior caso 2,00 acima, no melhor igual', 'Pnunca acima, no melhor caso 2,00 abaixo'],
  ],
])('the ranking has %s', async (_what, measure, options, said) => {
  const compared = { ...compare(options, options[0]!, measure), note: 'Conferido' };
  await renderScreen('/', null, 'pt-BR', [{ path: '*', element: <Ranking compared={compared} /> }]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(said);
});
