import { type MessageKey, parseMessage, resolveLanguage } from '#domain/texts/messages.ts';
import { issueText } from '#domain/texts/messageText.ts';
import { newcomerRoles } from '#domain/people/singleSignOn.ts';
import { activityEntities } from '#domain/project/activityEntities.ts';
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

/** The same by the field of the input, for those whose refusal only says that something is to be chosen. */
const chosenAt: Partial<Record<string, readonly string[]>> = {
  events: activityEntities.map((each) => each.toUpperCase()),
  newcomerRole: newcomerRoles.map((each) => each.toUpperCase()),
};

export const UserError: ResolversOf<'UserError'> = {
  message: ({ message, key }, _, { rest }) =>
    message ?? issueText(key ?? '', resolveLanguage(rest.caller.language)),
  choices({ key, path }) {
    if (key === null) return null;
    const { key: name } = parseMessage(key);
    if (name === 'general.select') return chosenAt[path?.find((part) => part in chosenAt) ?? ''];
    return chosenFrom[name as MessageKey]?.(choices()).map(String);
  },
};
