import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDecisionPdfQuery } from '#relay/useDecisionPdfQuery.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { failureText } from '../../errors/errorText.ts';
import { useShowMoney } from '../../parts/money/useShowMoney.ts';
import { RequestFailure } from '../../relay/failure.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';

/**
 * Downloads a decision's PDF in the user's language and time zone, with money where it is shown. Its address works for
 * an hour and a page may stay open for longer, so each download requests a new one.
 * @returns [download, pending]
 */
export function useDecisionPdf(decisionId: string): [() => Promise<void>, boolean] {
  const { t, i18n } = useTranslation('decision');
  const [pending, setPending] = useState(false);
  const [isMoneyShown] = useShowMoney();
  const ask = useFetchQuery<useDecisionPdfQuery>(graphql`
    query useDecisionPdfQuery($decisionId: ID!) {
      node(id: $decisionId) {
        __typename
        ... on Decision {
          pdfUrl
        }
      }
    }
  `);
  const download = async () => {
    setPending(true);
    try {
      const node = (await ask({ decisionId }))?.node;
      if (node?.__typename !== 'Decision') throw new RequestFailure('NOT_FOUND', 'The decision is gone');
      const link = document.createElement('a');
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const reader = {
        lng: i18n.resolvedLanguage ?? i18n.language,
        tz: timeZone,
        ...(isMoneyShown || node.pdfUrl.includes('money=') ? {} : { money: 'hidden' }),
      };
      link.href = `${node.pdfUrl}&${new URLSearchParams(reader)}`;
      link.download = '';
      link.click();
    } catch (error) {
      showToast(`${t('pdf.error')}. ${failureText(error)}`, 'error');
    } finally {
      setPending(false);
    }
  };
  return [download, pending];
}
