import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import type { DrawnFloor } from '../../components/towerDrawing/towerLayout.ts';
import { BuiltTower, type Module } from './BuiltTower.tsx';
import { builtTower } from './builtTower.ts';

type Props = {
  /** Categories and kinds of foundations as the graph spells them. */
  floors: readonly (Omit<DrawnFloor, 'category'> & { id: string; category: string })[];
  options: readonly {
    id: string;
    name: string;
    modules: readonly Module[];
    foundation: { type: string } | null | undefined;
  }[];
};

/**
 * A tower as each option builds it, beside each other on one ground and one scale, however long their names; on paper
 * none is cut by the end of a page.
 */
export function BuiltTowers({ floors, options }: Props) {
  const { t } = useTranslation('towerDrawing');
  const kindName = useFoundationName();
  const drawn = floors.map((floor) => ({
    ...floor,
    category: floor.category.toLowerCase() as FloorCategory,
  }));
  const drawnFoundation = (option: string, type: string) => {
    const kind = type.toLowerCase() as FoundationType;
    return { type: kind, label: t('foundation', { option, kind: kindName(kind) }) };
  };
  const noFoundation = options.some(({ foundation }) => foundation) ? null : undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        // Name, drawing and what is built: three rows that the towers of a row share.
        '& > figure': {
          display: 'grid',
          gridRow: 'span 3',
          gridTemplateRows: 'subgrid',
          rowGap: 0,
          breakInside: 'avoid',
        },
        '& > figure > figcaption': { alignSelf: 'end' },
      }}
    >
      {options.map(({ id, name, modules, foundation }) => (
        <BuiltTower
          key={id}
          name={name}
          modules={modules}
          tower={builtTower(drawn, modules)}
          foundation={foundation ? drawnFoundation(name, foundation.type) : noFoundation}
        />
      ))}
    </Box>
  );
}
