import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { Language } from '#domain/texts/messages.ts';
import { unitFormSchemaFor, type UnitForm } from '#domain/tower/unit.ts';
import type { UnitFormValues } from './unitFormValues.ts';

/** What checks the unit form, whose figures may be text written in `language`. */
export const unitRules = (language: Language): Resolver<UnitFormValues, unknown, UnitForm> =>
  zodResolver(unitFormSchemaFor(language));
