import { expect, test } from 'vitest';
import { latinLetters } from './latin-letters.ts';

/** The Cyrillic and Greek ones as passports have them; those without a Latin form stay. */
test.each([
  ['Zoë Müller', 'Zoe Muller'],
  ['Søren Ærø Łukasz Straße', 'Soren Aero Lukasz Strasse'],
  ['Đorđe Þór Ħ', 'Dorde Thor H'],
  ['Виктор Щербаков', 'Viktor Shcherbakov'],
  ['Зеленський Юлія', 'Zelenskii Iuliia'],
  ['Γεώργιος Χατζής', 'Georgios Chatzis'],
  ['ŞIRIN Ilgın', 'SIRIN Ilgin'],
  ['ＦＵＬＬ ﬁnest', 'FULL finest'],
  ['王小明', '王小明'],
])('%s is written %s', (name, latin) => {
  expect(latinLetters(name)).toBe(latin);
});
