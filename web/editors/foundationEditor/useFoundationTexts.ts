import { useTranslation } from 'react-i18next';
import type { FoundationData } from '#domain/foundation/foundation.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { unitText } from '#domain/texts/unitText.ts';
import type { FieldText } from '../../forms/conflict/conflictRows.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { type FoundationValues, readableFoundation } from './foundationValues.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** A foundation's fields in words: its kind, and a line for each part. */
export function useFoundationTexts() {
  const { t } = useTranslation('foundationEditor');
  const { plain } = useFormat();
  /** A raft as it was typed: its volume alone would not show which figure was entered. */
  const plateLines = (data: FoundationData) => {
    const raft = 'raft' in data ? data.raft : data;
    if (!('thickness' in raft)) return [];
    const of = (name: 'area' | 'thickness', value: string) =>
      `${t('part.raft')}, ${t(name).toLowerCase()}: ${value}`;
    return [of('area', `${plain(raft.area)} m²`), of('thickness', `${plain(raft.thickness)} m`)];
  };
  const lines = (values: FoundationValues) => {
    const data = readableFoundation(values);
    if (values.type === '' || data === null) return '';
    const elements = foundationQuantities(values.type, data).elements.map(({ element, materials }) => {
      const amounts = materials.map(
        ({ label, amount, unit }) => `${label} ${plain(amount)} ${unitText(unit)}`,
      );
      return `${t(keyWith('foundationEditor', 'element.', element))}: ${amounts.join(', ')}`;
    });
    return [...plateLines(data), ...elements].join('\n');
  };
  return (values: FoundationValues): FieldText<FoundationValues>[] => [
    { field: 'type', label: t('type'), text: values.type === '' ? '' : t(`type.${values.type}`) },
    ...foundationTypes.map((type) => ({
      field: type,
      label: t('quantities'),
      text: type === values.type ? lines(values) : '',
    })),
  ];
}
