import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import { linesOf, type SideFoundation } from '#domain/comparison/sides/side.ts';
import { versionChanges } from '#domain/comparison/versionChanges.ts';
import { SelectBox } from '../../components/SelectBox.tsx';
import { DiffTable } from './DiffTable.tsx';

type VersionQuantities = Pick<SideFoundation, 'elements'> & { factorSet: { id: string } | null };

/** A version as it is offered, with its quantities on all its floors. */
type DiffVersion = { id: string; label: string; quantities: VersionQuantities | null };

type Props = {
  versions: readonly DiffVersion[];
  from: DiffVersion;
  to: DiffVersion;
  onFrom: (id: string) => void;
  onTo: (id: string) => void;
  /** What an element is called. */
  nameOf: (element: string) => string;
  /** What the whole change comes to, above its parts. */
  sentence?: string;
};

/** Two versions of a module or a foundation compared, element by element. */
export function VersionDiff({ versions, from, to, onFrom, onTo, nameOf, sentence }: Props) {
  const { t } = useTranslation('versions');
  const stateOf = (version: DiffVersion) => ({ lines: versionLines(version), dimensions: {}, floors: 1 });
  const changes = versionChanges(stateOf(from), stateOf(to));
  const options = versions.map(({ id, label }) => [id, label] as const);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 2, maxWidth: 720 }}>
        <SelectBox label={t('diff.from')} value={from.id} options={options} onChange={onFrom} />
        <SelectBox label={t('diff.to')} value={to.id} options={options} onChange={onTo} />
      </Box>
      {changes.length === 0 ? (
        <Typography color="textSecondary">{t('diff.same')}</Typography>
      ) : (
        <>
          {sentence !== undefined && (
            <Typography sx={{ mb: 2 }} className="numeric">
              {sentence}
            </Typography>
          )}
          <DiffTable changes={changes} nameOf={nameOf} />
        </>
      )}
    </>
  );
}

/** The materials of a version, as lines that a comparison can count. */
export const versionLines = ({ quantities }: Pick<DiffVersion, 'quantities'>): ComparedLine[] =>
  linesOf({ elements: quantities?.elements ?? [], factorSet: quantities?.factorSet?.id ?? '' });
