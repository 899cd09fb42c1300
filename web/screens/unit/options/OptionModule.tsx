import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { differingAreas } from '#domain/floorAreas.ts';
import type { OptionModule_module$key } from '#relay/OptionModule_module.graphql.ts';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { TechnologyChip } from '../../../components/TechnologyChip.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOffered } from '../../../session/offered.ts';
import { comingFrom } from '../../../shell/families.ts';
import { ModuleActions } from '../../../parts/module/ModuleActions.tsx';
import { paths, type TowerIds } from '../../../paths.ts';
import { floorNames } from './floorNames.ts';

type Props = {
  module: OptionModule_module$key;
  tower: TowerIds;
  connections: readonly string[];
  onEdit: () => void;
};

/** One structure in a line: technology, floors, CO₂. */
export function OptionModule({ module, tower, connections, onEdit }: Props) {
  const { t } = useTranslation('unit');
  const { rangeInThousands, range, plain } = useFormat();
  const data = useFragment(
    graphql`
      fragment OptionModule_module on Module {
        databaseId
        name
        technology
        slabSystem
        isOutdated
        floors {
          index
          groupName
          area
        }
        quantities {
          flags
          co2 {
            min
            max
          }
        }
        ...ModuleActions_module
      }
    `,
    module,
  );
  const { moduleVersions } = useOffered();
  const path = paths.versions({ ...tower, moduleId: data.databaseId }, data.technology);
  const areas = differingAreas(data.floors);
  const co2 = data.quantities?.co2;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr auto',
          md: 'minmax(88px, 1.2fr) 156px minmax(0, 1fr) 130px 40px',
          lg: 'minmax(0, 1.2fr) 180px minmax(0, 1fr) 190px 40px',
        },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { gridColumn: { xs: '1', md: 'auto' } },
        '& > :last-child': { gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: '1', md: 'auto' } },
      }}
    >
      <Typography component="div" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
        {moduleVersions ? (
          <ScreenLink to={path} state={comingFrom('working')}>
            {data.name}
          </ScreenLink>
        ) : (
          data.name
        )}
        {data.isOutdated && (
          <Typography variant="caption" color="warning" component="p">
            {t('modules.outdated')}
          </Typography>
        )}
        {areas !== null && (
          <Typography variant="caption" color="warning" component="p">
            {t('modules.mixedAreas', { areas: areas.map(plain).join(' · ') })}
          </Typography>
        )}
        {data.quantities?.flags.map((flag) => (
          <Typography key={flag} variant="caption" color="textSecondary" component="p">
            {t(`flag.${flag}`)}
          </Typography>
        ))}
      </Typography>
      <div>
        <TechnologyChip technology={data.technology} slabSystem={data.slabSystem} />
      </div>
      <Typography variant="body2" color="textSecondary">
        {data.floors.length > 0 ? floorNames(data.floors) : t('modules.noFloors')}
      </Typography>
      <Typography
        variant="body2"
        sx={{ textAlign: { md: 'right' }, whiteSpace: 'nowrap' }}
        title={co2 ? `${range(co2)} kgCO₂e` : ''}
      >
        {co2 ? `${rangeInThousands(co2)} tCO₂e` : '-'}
      </Typography>
      <ModuleActions
        module={data}
        versions={path}
        family="working"
        connections={connections}
        onEdit={onEdit}
      />
    </Box>
  );
}
