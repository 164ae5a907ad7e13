import { splitFoldedWords } from '#domain/facet/fold-text.ts';

/**
 * Spellings of composers' surnames in Dutch, English, German, French, the scholarly transliteration, and the original alphabet. Forms that
 * differ by accents only need one of them.
 */
const spellings = [
  'Balakirev Balakirew Балакирев',
  'Borodin Borodine Бородин',
  'Chopin Szopen Шопен',
  'Dvořák Dvorzak Dworschak Дворжак',
  'Glazoenov Glazunov Glasunow Glazounov Глазунов',
  'Glinka Глинка',
  'Goebaidoelina Gubaidulina Goubaïdoulina Gubajdulina Губайдулина',
  'Händel Haendel Hendel Гендель',
  'Janáček Janatschek Яначек',
  'Khachaturian Chatsjatoerjan Chatschaturjan Khatchatourian Хачатурян',
  'Korsakov Korsakow Korsakoff Корсаков',
  'Moessorgski Mussorgsky Mussorgski Moussorgski Moussorgsky Musorgskij Мусоргский',
  'Oestvolskaja Ustvolskaya Ustwolskaja Oustvolskaïa Ustvolskaja Уствольская',
  'Prokofjev Prokofiev Prokofieff Prokofjew Прокофьев',
  'Rachmaninov Rachmaninoff Rachmaninow Rakhmaninov Rach Рахманинов',
  'Rimski Rimsky Rimskij Римский',
  'Schnittke Sjnitke Chnittke Šnitke Шнитке',
  'Schönberg Schoenberg Шёнберг',
  'Silvestrov Silwestrow Sylvestrov Сильвестров',
  'Sjostakovitsj Shostakovich Shostakovitch Schostakowitsch Chostakovitch Šostakovič Шостакович',
  'Skrjabin Scriabin Skriabin Scriabine Скрябин',
  'Stravinsky Strawinsky Strawinski Stravinski Stravinskij Стравинский',
  'Tsjaikovski Tchaikovsky Tschaikowsky Tschaikowski Tchaïkovski Čajkovskij Чайковский',
  'Weinberg Vajnberg Vainberg Wajnberg Вайнберг',
];

const groups = spellings.map(splitFoldedWords);

const groupBySpelling: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => group.map((spelling) => [spelling, group] as const)),
);

/** The spellings of a composer's surname, folded; none for any other word. */
export function listComposerSpellings(word: string): readonly string[] {
  return groupBySpelling.get(word) ?? [];
}
