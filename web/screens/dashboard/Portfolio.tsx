import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { Portfolio_viewer$key } from '#relay/Portfolio_viewer.graphql.ts';
import { AllPages } from '../../components/states/AllPages.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { useRows } from '../../components/deletion/useRows.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { PartialList } from '../../parts/projectList/PartialList.tsx';
import { PendingFigures } from '../../parts/projectList/PendingFigures.tsx';
import { portfolioCalls } from '../../parts/projectList/figureBudgets.ts';
import { useFilledFigures } from '../../parts/projectList/useFilledFigures.ts';
import { paths } from '../../paths.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { ApartmentOutlined } from '../../theme/icons.tsx';
import { PortfolioSums } from './PortfolioSums.tsx';
import { portfolioTotals } from './portfolioTotals.ts';

/** Totals over all projects of the user; further pages of them are added as they come. */
export function Portfolio({ viewer }: { viewer: Portfolio_viewer$key }) {
  const { t } = useTranslation('dashboard');
  const { data, pages } = usePages(
    graphql`
      fragment Portfolio_viewer on Viewer
      @refetchable(queryName: "PortfolioPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        projects(first: $first, after: $after) @connection(key: "Portfolio_projects") {
          totalCount
          isPartial
          edges {
            node {
              id
              databaseId
              name
              area
              figures {
                ...projectFigures_figures
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const { all, shown: listed } = useRows(data.projects);
  const { rows: projects, ...pending } = useFilledFigures(listed, portfolioCalls);
  const partial = <PartialList isPartial={data.projects?.isPartial} />;
  if (projects.length === 0 && data.projects?.isPartial === true) return partial;
  if (projects.length === 0)
    return (
      <Section title={t('portfolio.title')}>
        <EmptyState
          compact
          icon={<ApartmentOutlined />}
          title={t('portfolio.none.title')}
          text={t('portfolio.none.text')}
          action={
            <Button variant="contained" component={PreloadLink} to={paths.projectCards}>
              {t('portfolio.none.action')}
            </Button>
          }
        />
      </Section>
    );
  return (
    <Section
      title={t('portfolio.title')}
      text={t('portfolio.text')}
      actions={
        <Button component={PreloadLink} to={paths.projects}>
          {t('portfolio.all')}
        </Button>
      }
    >
      {partial}
      <PortfolioSums
        totals={portfolioTotals(
          projects.map(({ row: { id, name, area }, figures }) => ({ id, name, area, ...figures })),
        )}
        shown={projects.length}
        all={(data.projects?.totalCount ?? all.length) - (all.length - listed.length)}
      />
      <AllPages pages={pages} title={t('error.portfolio')} />
      <PendingFigures all={projects.length} {...pending} />
    </Section>
  );
}
