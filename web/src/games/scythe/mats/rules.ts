// Which rule governs what on the mats.
export const TOP_RULES: Readonly<Record<string, string>> = {
  move: 'scythe.move.unit_count',
  'move-coins': 'scythe.move.coin_amount',
  'bolster-power': 'scythe.bolster.power_amount',
  'bolster-cards': 'scythe.bolster.card_amount',
  'trade-resources': 'scythe.trade.two_any_resources',
  'trade-popularity': 'scythe.trade.popularity_amount',
  produce: 'scythe.produce.territory_count',
  factory: 'scythe.factory.fifth_section',
};

export const BOTTOM_RULES: Readonly<Record<string, string>> = {
  upgrade: 'scythe.upgrade.move_cube',
  deploy: 'scythe.deploy.choose_any_mech',
  build: 'scythe.build.any_on_worker_territory',
  enlist: 'scythe.enlist.move_recruit',
  factory: 'scythe.factory.move_one_unit_twice',
};

export const STRUCTURE_RULES: Readonly<Record<string, string>> = {
  mine: 'scythe.build.mine_is_private_tunnel',
  mill: 'scythe.build.mill_bonus_territory',
  armory: 'scythe.build.armory',
  monument: 'scythe.build.monument',
};
