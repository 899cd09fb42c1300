import { beforeEach, describe, expect, it } from 'vitest';
import { showPreview } from '../../../web/build/start/preview.ts';
import { splash } from '../../../web/build/start/splash.ts';

const preview = { heading: 'unit.name', list: 'unit.options.edges', name: 'node.name', range: 'node.co2' };

const show = (edges: unknown, name = 'Torre A') =>
  showPreview({ data: { unit: { name, options: { edges } } } }, preview, 'pt-BR');
const option = (name: string, min: number, max: number) => ({ node: { name, co2: { min, max } } });
const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const blocks = () => document.querySelectorAll('.splash-main i').length;

describe('what the page shows of an answer before any code is there', () => {
  beforeEach(() => {
    document.body.innerHTML = splash.markup;
  });

  it('names, and ranges as the screen writes them', () => {
    show([option('Pórtico', 24.03, 37.84), option('Paredes', 30, 30.001), option('Nada', 0, 1234)]);
    expect(document.querySelector('strong')?.textContent).toBe('Torre A');
    expect(lines()).toEqual([
      'Pórtico24,0 – 37,8 kgCO₂e/m²',
      'Paredes30,0 kgCO₂e/m²',
      'Nada0 – 1.230 kgCO₂e/m²',
    ]);
    expect(blocks()).toBe(0);
  });

  it('leaves a range below zero to the screen, which writes it in words', () => {
    show([option('Madeira', -33, 8)]);
    expect(lines()).toEqual(['Madeira']);
  });

  it('leaves out what failed', () => {
    show([{ node: null }, option('Pórtico', 24, 37.8)]);
    expect(lines()).toEqual(['Pórtico24,0 – 37,8 kgCO₂e/m²']);
  });

  it('keeps its blocks where the list is empty: the rest of the screen is still to come', () => {
    const before = blocks();
    show([]);
    expect(blocks()).toBe(before);
    expect(before).toBeGreaterThan(0);
    expect(document.querySelector('strong')?.textContent).toBe('Torre A');
  });
});
