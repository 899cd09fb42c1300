import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { projectFormSchema } from '#domain/project/project.ts';

export type ProjectFormValues = z.input<typeof projectFormSchema>;
export type ProjectFormState = UseFormReturn<ProjectFormValues, unknown, z.output<typeof projectFormSchema>>;
