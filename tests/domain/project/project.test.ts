import { projectCreateSchema, projectFormSchema, projectUpdateSchema } from '#domain/project/project.ts';
import { grants } from '#domain/people/permissions.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { expect, test } from 'vitest';
import { issuesOf } from '../issues.ts';

const project = { name: 'Residencial Ipê', state: 'SP', city: 'São Paulo', phase: 'preliminary_study' };

test('the required fields suffice, and the rules are those of the message or looser', () => {
  expect(issuesOf(projectCreateSchema, project)).toEqual([]);
  expect(
    issuesOf(projectCreateSchema, { ...project, name: 'Ip', city: 'Ub', neighborhood: 'Sé', number: '1' }),
  ).toEqual([]);
  expect(issuesOf(projectUpdateSchema, { postalCode: null })).toEqual([]);
});

test.each([
  [{ name: 'x' }, 'name: project.name.min'],
  [{ name: '  ' }, 'name: project.name.min'],
  [{ name: '🏗'.repeat(5000) }, 'name: general.max|{"max":100}'],
  [{ name: 7 }, 'name: general.invalid'],
  [{ postalCode: '05508010' }, 'postalCode: project.cep.min'],
  [{ postalCode: '055080-10' }, 'postalCode: project.cep.format'],
  [{ postalCode: 'x'.repeat(10_000) }, 'postalCode: project.cep.format'],
  [{ state: 'S' }, 'state: project.state.min'],
  [{ state: 'ZZ' }, 'state: project.state.select'],
  [{ city: 'x' }, 'city: project.city.min'],
  [{ neighborhood: 'x' }, 'neighborhood: project.neighborhood.min'],
  [{ street: 'ab' }, 'street: project.street.min'],
  [{ number: '' }, 'number: project.number.min'],
  [{ number: '1'.repeat(21) }, 'number: general.max|{"max":20}'],
  [{ phase: 'built' }, 'phase: project.phase.select'],
  [{ phase: undefined }, 'phase: project.phase.select'],
  [{ buildingType: 'house' }, 'buildingType: project.buildingType.select'],
  [{ description: 'x'.repeat(501) }, 'description: general.max|{"max":500}'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl: project.image.invalid'],
  [{ bogus: 1 }, ': general.unknown_key'],
])('%o is refused', (over, issue) => {
  expect(issuesOf(projectCreateSchema, { ...project, ...over })).toContain(issue);
});

test('the form counts empty fields as absent and takes image files', () => {
  const empty = { ...project, postalCode: '', neighborhood: '', street: '', number: '', description: '' };
  expect(issuesOf(projectFormSchema, empty)).toEqual([]);
  const file = (type: string) => new File(['x'], 'x', { type });
  expect(issuesOf(projectFormSchema, { ...project, imageUrl: file('image/png') })).toEqual([]);
  expect(issuesOf(projectFormSchema, { ...project, imageUrl: file('text/html') })).toContain(
    'imageUrl: project.image.invalid',
  );
  expect(issuesOf(projectFormSchema, { ...project, imageUrl: 'x' })).toContain(
    'imageUrl: project.image.invalid',
  );
});

test('27 states', () => {
  expect(new Set(brazilianStates.map(({ code }) => code)).size).toBe(27);
});

test('edit implies view, owner implies both', () => {
  expect(grants('project:edit', 'project:view')).toBe(true);
  expect(grants(['project:view'], 'project:edit')).toBe(false);
  expect(grants('project:owner', 'project:edit')).toBe(true);
  expect(grants(null, 'project:view')).toBe(false);
});
