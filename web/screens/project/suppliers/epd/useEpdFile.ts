import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { DeclarationForm } from '#domain/factors/declarationForm.ts';
import { type Epd, type EpdFault, EpdRefused } from '#domain/factors/epd/epd.ts';
import { declarationLimits } from '#domain/factors/declaration.ts';
import { epdFactors } from '#domain/factors/epd/epdFactors.ts';
import { epdOfFile } from './epdOfFile.ts';

export type ReadEpd = { file: string } & ({ epd: Epd } | { fault: EpdFault });

const told = { shouldDirty: true, shouldValidate: false } as const;

/** Fills the form of a declaration from a file; CO₂ and energy follow the unit of the row that is chosen. */
export function useEpdFile<Output>(form: UseFormReturn<DeclarationForm, unknown, Output>) {
  const [read, setRead] = useState<ReadEpd | null>(null);
  const { control, setValue, clearErrors } = form;
  const material = useWatch({ control, name: 'material' });
  const epd = read !== null && 'epd' in read ? read.epd : null;
  useEffect(() => {
    if (epd === null) return;
    const { co2, energy } = epdFactors(epd, material);
    for (const [name, range] of [
      ['co2', co2],
      ['energy', energy],
    ] as const) {
      setValue(`${name}.min`, range?.min, told);
      setValue(`${name}.max`, range === null || range.max === range.min ? undefined : range.max, told);
    }
    clearErrors();
  }, [epd, material, setValue, clearErrors]);
  const open = async (file: File) => {
    try {
      const found = await epdOfFile(file);
      setValue('supplier', found.supplier?.slice(0, declarationLimits.supplier) ?? '', told);
      setValue('document', found.document?.slice(0, declarationLimits.document) ?? '', told);
      setValue('validUntil', found.validUntil ?? '', told);
      setRead({ file: file.name, epd: found });
    } catch (error) {
      setRead({ file: file.name, fault: error instanceof EpdRefused ? error.fault : 'damaged' });
    }
  };
  return { read, material, open };
}
