import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { declarationLimits } from '#domain/factors/declaration.ts';
import type { DeclarationForm } from '#domain/factors/declarationForm.ts';
import { type Epd, type EpdFault, EpdRefused } from '#domain/factors/epd/epd.ts';
import { epdFactors } from '#domain/factors/epd/epdFactors.ts';
import { materialRow } from '#domain/materials/materialRow.ts';
import { significant } from '#domain/numbers.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { FileButton } from '../../../../components/FileButton.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { UploadFileOutlined } from '../../../../theme/icons.tsx';
import { epdOfFile } from './epdOfFile.ts';

/** Fills the declaration from an EPD's file, and tells what was read and what was not. */
export function EpdField<Output>({ form }: { form: UseFormReturn<DeclarationForm, unknown, Output> }) {
  const { t } = useTranslation('suppliers');
  const { read, material, open } = useEpdFile(form);
  return (
    <Box>
      <FileButton
        variant="outlined"
        size="small"
        startIcon={<UploadFileOutlined />}
        label={t('epd.choose')}
        accept=".json,.xml,.zip,.openepd"
        onFile={(file) => void open(file)}
      >
        {t('epd.button')}
      </FileButton>
      <FormHelperText>{t('epd.help')}</FormHelperText>
      {read !== null && <EpdNotes read={read} material={material} />}
    </Box>
  );
}

/** What was read from which indicator, by what it was divided, and what the file did not tell. */
function useNotes(epd: Epd, material: string): string[] {
  const { t } = useTranslation('suppliers');
  const { exact } = useFormat();
  const { per, gaps } = epdFactors(epd, material);
  const standard = epd.standard ?? t('epd.noStandard');
  const amount = (value: number, unit: string) => `${exact(significant(value, 6))} ${unitText(unit)}`;
  const declared = epd.declared === null ? null : amount(epd.declared.amount, epd.declared.unit);
  const row = materialRow(material);
  const figures = (['co2', 'energy'] as const).flatMap((aspect) => {
    const figure = epd[aspect];
    return figure === null ? [] : [{ aspect, ...figure }];
  });
  return [
    ...figures.map(({ aspect, indicator }) => t(`epd.${aspect}`, { indicator, standard })),
    ...(figures.some(({ isDeviation }) => isDeviation) ? [t('epd.deviation')] : []),
    ...(row === undefined ? [t('epd.pick')] : []),
    ...(per === null
      ? []
      : [
          t(per.blockMass === null ? 'epd.per' : 'epd.perBlock', {
            declared: declared ?? t('epd.noDeclared'),
            amount: amount(per.amount, per.unit),
            mass: per.blockMass === null ? '' : exact(per.blockMass),
          }),
        ]),
    ...(epd.isYearOnly ? [t('epd.yearOnly')] : []),
    ...gaps.map((gap) =>
      t(`epd.gap.${gap}`, { unit: unitText(row?.unit ?? ''), declared: declared ?? t('epd.noDeclared') }),
    ),
  ];
}

function Notes({ epd, material }: { epd: Epd; material: string }) {
  const notes = useNotes(epd, material);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}

function EpdNotes({ read, material }: { read: ReadEpd; material: string }) {
  const { t } = useTranslation('suppliers');
  const { file } = read;
  if ('fault' in read)
    return (
      <Alert severity="error" variant="outlined" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {t(`epd.fault.${read.fault}`, { file })}
      </Alert>
    );
  const { epd } = read;
  return (
    <Alert severity="info" variant="outlined" role="status" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      <AlertTitle>{epd.product ?? file}</AlertTitle>
      {t('epd.read', { file, format: epd.format })}
      <Notes epd={epd} material={material} />
    </Alert>
  );
}

type ReadEpd = { file: string } & ({ epd: Epd } | { fault: EpdFault });

const asTyped = { shouldDirty: true, shouldValidate: false } as const;

/** Fills the form of a declaration from a file; CO₂ and energy follow the unit of the row that is chosen. */
function useEpdFile<Output>(form: UseFormReturn<DeclarationForm, unknown, Output>) {
  const [read, setRead] = useState<ReadEpd | null>(null);
  const filled = useRef<Partial<Record<'supplier' | 'document' | 'validUntil', string | undefined>>>({});
  const { control, getValues, setValue, clearErrors } = form;
  const material = useWatch({ control, name: 'material' });
  const epd = read !== null && 'epd' in read ? read.epd : null;
  useEffect(() => {
    if (epd === null) return;
    const { co2, energy } = epdFactors(epd, material);
    for (const [name, range] of [
      ['co2', co2],
      ['energy', energy],
    ] as const) {
      setValue(`${name}.min`, range?.min, asTyped);
      setValue(`${name}.max`, range === null || range.max === range.min ? undefined : range.max, asTyped);
    }
    clearErrors();
  }, [epd, material, setValue, clearErrors]);
  const open = async (file: File) => {
    try {
      const found = await epdOfFile(file);
      const texts = {
        supplier: found.supplier?.slice(0, declarationLimits.supplier),
        document: found.document?.slice(0, declarationLimits.document),
        validUntil: found.validUntil ?? undefined,
      };
      // Where the file says nothing what was typed stays, but not what another file said: it is of another product.
      for (const name of ['supplier', 'document', 'validUntil'] as const)
        if (texts[name] !== undefined || getValues(name) === filled.current[name])
          setValue(name, texts[name] ?? '', asTyped);
      filled.current = texts;
      setRead({ file: file.name, epd: found });
    } catch (error) {
      setRead({ file: file.name, fault: error instanceof EpdRefused ? error.fault : 'damaged' });
    }
  };
  return { read, material, open };
}
