import { type MessageKey, parseMessage, resolveLanguage } from '#domain/texts/messages.ts';
import { issueText } from '#domain/texts/messageText.ts';
import { choices } from '../choices.ts';
import type { ResolversOf } from '../resolverTypes.ts';

type Choices = ReturnType<typeof choices>;

/**
 * The allowed values of a field, by the key of its refusal; the graph's enums list theirs by themselves. Strengths list
 * those with factors; values between them are allowed too.
 */
const chosenFrom: Partial<Record<MessageKey, (known: Choices) => readonly (string | number)[]>> = {
  'project.state.select': ({ states }) => states,
  'structure.block.type': ({ blocks }) => blocks.map(({ type }) => type),
  'structure.fck.range': ({ concreteStrengths }) => concreteStrengths,
  'structure.fgk.range': ({ groutStrengths }) => groutStrengths,
  'structure.fak.range': ({ mortarStrengths }) => mortarStrengths,
  'structure.fbk.range': ({ blockStrengths }) => blockStrengths,
  'structure.ca.range': ({ steelClasses, strandClass }) => [...steelClasses, strandClass],
  'structure.other.unit': ({ otherMaterialUnits }) => otherMaterialUnits,
  'declaration.material': ({ factorKeys }) => factorKeys,
  'price.key': ({ priceKeys }) => priceKeys,
};

export const UserError: ResolversOf<'UserError'> = {
  message: ({ message, key }, _, { rest }) =>
    message ?? issueText(key ?? '', resolveLanguage(rest.caller.language)),
  choices: ({ key }) =>
    key === null ? null : chosenFrom[parseMessage(key).key as MessageKey]?.(choices()).map(String),
};
