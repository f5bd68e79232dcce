import { expect, it } from 'vitest';
import { greeting } from '#src/domain/greeting.ts';

it.each([
  [0, '凌晨好，小山'],
  [4, '凌晨好，小山'],
  [5, '早上好，小山'],
  [8, '早上好，小山'],
  [9, '上午好，小山'],
  [11, '上午好，小山'],
  [12, '中午好，小山'],
  [13, '中午好，小山'],
  [14, '下午好，小山'],
  [17, '下午好，小山'],
  [18, '傍晚好，小山'],
  [19, '傍晚好，小山'],
  [20, '晚上好，小山'],
  [21, '晚上好，小山'],
  [22, '夜深了，小山'],
  [23, '夜深了，小山'],
])('greets by name at %i o’clock', (hour, text) => {
  expect(greeting(hour, '小山')).toBe(text);
});

it('welcomes to the blog where there is no name', () => {
  expect(greeting(8)).toBe('早上好，欢迎来到我的个人博客');
  expect(greeting(8, '  ')).toBe('早上好，欢迎来到我的个人博客');
});

it('says nothing of the hour where the clock is not known', () => {
  expect(greeting(undefined)).toBe('欢迎来到我的个人博客');
  expect(greeting(undefined, '小山')).toBe('小山');
});
