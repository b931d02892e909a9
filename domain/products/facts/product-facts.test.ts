import { expect, test } from 'vitest';
import { factsOf } from './product-facts.ts';

const code = (denier: string | null, washing_temperature: string | null) => ({
  item_code: 'ST100',
  denier,
  washing_temperature,
});

test('the facts of a product hold the range of its washing temperatures and weights', () => {
  const codes = [code('1,200 D', '60 °C'), code('150 D', '40 °C, mild process'), code('75', '60C')];
  expect(factsOf(codes)).toEqual({
    codes: 3,
    wash: { from: '40', to: '60' },
    denier: { from: '75', to: '1,200' },
  });
});

test('a fact that a code lacks, or that is not understood, is left out', () => {
  expect(factsOf([code('120 D', '40 °C'), code(null, 'by arrangement')])).toEqual({
    codes: 2,
    wash: null,
    denier: null,
  });
  expect(factsOf([code('30/2', '40 °C'), code('40/2', 'Do not wash')])).toEqual({
    codes: 2,
    wash: null,
    denier: null,
  });
  expect(factsOf([])).toEqual({ codes: 0, wash: null, denier: null });
});

test('a product is not washable if none of its codes is', () => {
  expect(factsOf([code(null, 'Do not wash'), code(null, 'Do not wash')]).wash).toBe('never');
});
