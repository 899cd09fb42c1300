import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { unitText } from '#domain/texts/unitText.ts';
import type { PriceRecipes_line$key } from '#relay/PriceRecipes_line.graphql.ts';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = { line: PriceRecipes_line$key; columns: number };

/** A row below a line with the codes of its price; opened, each with what it is, its coefficient and price, and what they come to. */
export function PriceRecipes({ line, columns }: Props) {
  const { t } = useTranslation('money');
  const { exact, number } = useFormat();
  const { sourceCode, includes, status, recipes } = useFragment(
    graphql`
      fragment PriceRecipes_line on CostLine {
        sourceCode
        includes
        status
        recipes {
          price
          terms {
            code
            isInput
            name
            unit
            coefficient
            price
          }
        }
      }
    `,
    line,
  );
  return (
    <TableRow>
      <TableCell colSpan={columns} sx={{ pt: 0 }}>
        <Box
          component="details"
          sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {t('codes', { codes: sourceCode ?? '' })}
          </Box>
          <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
            {includes}. {t(status === 'read' ? 'read' : 'derived')}
          </Typography>
          {recipes.map(({ price, terms }) => (
            <Box
              component="dl"
              key={terms.map(({ code, coefficient }) => `${coefficient} ${code}`).join(' ')}
              sx={{
                display: 'grid',
                gridTemplateColumns: '1fr auto',
                columnGap: 2,
                m: 0,
                mt: 0.5,
                pt: 0.5,
                borderTop: 1,
                borderColor: 'divider',
                '& > dd': {
                  m: 0,
                  textAlign: 'right',
                  fontVariantNumeric: 'tabular-nums',
                  whiteSpace: 'nowrap',
                },
              }}
            >
              {terms.map((term) => (
                <Fragment key={term.code}>
                  <dt>{`${t(term.isInput ? 'input' : 'composition')} ${term.code} · ${term.name}`}</dt>
                  <dd>{`${exact(term.coefficient)} × ${number(term.price)} R$/${unitText(term.unit)}`}</dd>
                </Fragment>
              ))}
              {(terms.length > 1 || terms[0]?.coefficient !== 1) && (
                <>
                  <dt>{t('sum')}</dt>
                  <dd>{`${exact(price)} R$`}</dd>
                </>
              )}
            </Box>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  );
}
