import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { hasStructure } from '#domain/comparison/differences/pair.ts';
import { useSlabSystemName } from '../../../components/figures/slabSystem.ts';
import { TechnologyChip } from '../../../components/figures/TechnologyChip.tsx';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { FlagChips } from './FlagChips.tsx';

/** Name of an option with its technologies and the flags its figures rest on. */
export function OptionName({ option, isReference }: { option: ComparedOption; isReference: boolean }) {
  const { t } = useTranslation('compare');
  const slabName = useSlabSystemName();
  const declared = [
    ...new Set(option.side.lines.flatMap(({ isDeclared, label }) => (isDeclared ? [label] : []))),
  ];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <strong>{option.name}</strong>
        {isReference && <Chip size="small" color="primary" label={t('reference')} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
        {option.technologies.map((technology) => (
          <TechnologyChip key={technology} technology={technology} />
        ))}
        {option.side.slabSystems.map((system) => (
          <Chip key={system} size="small" variant="outlined" label={t('slab', { name: slabName(system) })} />
        ))}
        {!hasStructure(option.side) && (
          <Chip
            size="small"
            variant="outlined"
            {...(option.side.isUnfinished
              ? { label: t('unfinished'), color: 'warning' }
              : { label: t('unbuilt') })}
          />
        )}
        <FlagChips flags={option.flags} suppliers={declared} />
      </Box>
    </>
  );
}
