// Where long Russian words may be broken in narrow columns: browsers without a dictionary for them
// would cut them off, or break them anywhere.
const VOWEL = '[аеёиоуыэюя]';
const OTHER = '[бвгджзклмнпрстфхцчшщ]';
const LONG = /[а-яё]{9,}/gi;
const BREAK = new RegExp(`(?<=[а-яё]${VOWEL}${OTHER}?)(?=${OTHER}${VOWEL}[а-яё])`, 'gi');

/** The text with soft hyphens between the syllables of its long words. */
export function hyphenated(text: string): string {
  return text.replace(LONG, (word) => word.replace(BREAK, '\u00ad'));
}
