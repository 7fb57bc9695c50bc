// Which icon stands for which good and deed.
import livestock from 'icon:goat';
import eagle from 'icon:eagle-emblem';
import equipment from 'icon:chest-armor';
import gold from 'icon:gold-scarab';
import heal from 'icon:bandage-roll';
import hero from 'icon:warlord-helmet';
import horse from 'icon:horse-head';
import kumis from 'icon:water-flask';
import crew from 'icon:meeple';
import points from 'icon:laurels';
import provisions from 'icon:grain';
import quest from 'icon:scroll-unfurled';
import silver from 'icon:two-coins';
import strength from 'icon:fist';
import wagon from 'icon:cartwheel';
import wounds from 'icon:drop';
import { CARD_PLAYED as play, CARDS as cards } from './drawings.ts';

export const GOODS: Readonly<Record<string, string>> = {
  silver,
  provisions,
  kumis,
  gold,
  equipment,
  wagon,
  livestock,
  points,
  cards,
};

/** What a use of a building does beyond paying and gaining. */
export const DEEDS: Readonly<Record<string, string>> = {
  'take-eagle': eagle,
  'take-horse': horse,
  hire: crew,
  heal,
  quest,
  'play-card': play,
  'use-hero': hero,
  'use-eagle': eagle,
};

export { cards, crew, eagle, hero, horse, play, points, quest, strength, wounds };
