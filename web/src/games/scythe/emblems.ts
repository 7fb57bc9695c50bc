// The beasts of the factions, for bases and mats: told apart by shape before colour.
import albion from 'icon:boar';
import crimea from 'icon:eagle-head';
import nordic from 'icon:buffalo-head';
import polania from 'icon:bear-head';
import rusviet from 'icon:tiger-head';
import saxony from 'icon:wolf-head';
import togawa from 'icon:monkey';

export const EMBLEMS: Readonly<Record<string, string>> = {
  albion,
  crimea,
  nordic,
  polania,
  rusviet,
  saxony,
  togawa,
};
