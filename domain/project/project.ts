import { z } from 'zod';
import { buildingTypes } from './buildingTypes.ts';
import { formField, text, textOf } from '../fields.ts';
import { imageMegabytes, imageTypes, textLimits } from '../limits.ts';
import { encodeMessage } from '../texts/messages.ts';
import { projectPhases } from './phases.ts';
import { type StateCode, stateCodes } from './states.ts';

// Several messages state a figure that differs from the rule. Both are the specification's, kept unchanged.
const saysThree =
  'Two characters or more; the refusal of a shorter one says three, as the first client of this service does';
const name = textOf(2, textLimits.name, 'project.name.min').describe(saysThree);
const postalCode = text(10_000)
  .min(9, encodeMessage('project.cep.min'))
  .regex(/^\d{5}-\d{3}$/, encodeMessage('project.cep.format'));
const state = textOf(2, textLimits.address, 'project.state.min').refine(
  (code): code is StateCode => stateCodes.some((known) => known === code),
  { error: encodeMessage('project.state.select') },
);
const city = textOf(2, textLimits.address, 'project.city.min').describe(saysThree);
const neighborhood = textOf(2, textLimits.address, 'project.neighborhood.min').describe(saysThree);
const street = textOf(3, textLimits.address, 'project.street.min');
const number = textOf(1, textLimits.number, 'project.number.min');
const phase = z.enum(projectPhases, { error: encodeMessage('project.phase.select') });
const buildingType = z.enum(buildingTypes, { error: encodeMessage('project.buildingType.select') });
const description = text(textLimits.description);

// An absolute address of a bucket, or a path of this service.
const imageUrl = text(textLimits.url).regex(
  /^(https?:\/\/|\/(?!\/))\S+$/,
  encodeMessage('project.image.invalid'),
);

/** A new project; null counts as absent. */
export const projectCreateSchema = z.strictObject({
  name,
  postalCode: postalCode.nullish(),
  state,
  city,
  neighborhood: neighborhood.nullish(),
  street: street.nullish(),
  number: number.nullish(),
  phase,
  buildingType: buildingType.nullish(),
  description: description.nullish(),
  imageUrl: imageUrl.nullish(),
});
export type ProjectCreate = z.infer<typeof projectCreateSchema>;

/** The changes of a project: any of the same; null clears an optional field. Only the owner sets the consent. */
export const projectUpdateSchema = projectCreateSchema
  .extend({ benchmarkConsent: z.boolean(), pricesForReaders: z.boolean() })
  .partial();
export type ProjectUpdate = z.infer<typeof projectUpdateSchema>;

/** Whether the file is one of the image types taken and not too large; its content is checked by the service. */
const imageFile = z
  .custom<File>((value) => value instanceof File && imageTypes.some((type) => type === value.type), {
    error: encodeMessage('project.image.invalid'),
  })
  .refine((file) => file.size <= imageMegabytes * 1024 * 1024, {
    error: encodeMessage('project.image.size', { max: imageMegabytes }),
  });

/** The add and edit drawer; `imageUrl` holds the file chosen, empty fields count as absent. */
export const projectFormSchema = z.object({
  name,
  postalCode: formField(postalCode.optional()),
  state,
  city,
  neighborhood: formField(neighborhood.optional()),
  street: formField(street.optional()),
  number: formField(number.optional()),
  phase,
  buildingType: formField(buildingType.optional()),
  description: formField(description.optional()),
  imageUrl: formField(imageFile.optional()),
});
export type ProjectForm = z.infer<typeof projectFormSchema>;
