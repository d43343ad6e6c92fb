import type { ComponentType } from 'react';
import {
  BridgeFigure,
  CourtFigure,
  ExchangeFigure,
  GardenFigure,
  LanternFigure,
  MembersFigure,
  PairFigure,
  SpacesFigure,
  TurnFigure,
  YardFigure,
} from './castle-figures';
import {
  ActionsFigure,
  CardFigure,
  ClimbFigure,
  IconsFigure,
  LanternsFigure,
  TokensFigure,
  TradeFigure,
} from './duel-figures';
import { CastleIcons, DuelIcons } from './icon-list';
import { CastleScoring, DuelScoring, LevelFigure, TimeFigure } from './score-figures';
import type { RulesGame } from './sections';

/** The drawing of each section that has one. */
export const FIGURES: Readonly<Record<RulesGame, Readonly<Partial<Record<string, ComponentType>>>>> = {
  castle: {
    goal: MembersFigure,
    setup: PairFigure,
    turn: TurnFigure,
    dice: BridgeFigure,
    spaces: SpacesFigure,
    courtiers: CourtFigure,
    gardeners: GardenFigure,
    warriors: YardFigure,
    lantern: LanternFigure,
    holdings: ExchangeFigure,
    time: TimeFigure,
    scoring: CastleScoring,
    icons: CastleIcons,
  },
  solo: { setup: LevelFigure },
  duel: {
    goal: IconsFigure,
    tokens: TokensFigure,
    lanterns: LanternsFigure,
    actions: ActionsFigure,
    cards: CardFigure,
    climbing: ClimbFigure,
    trade: TradeFigure,
    scoring: DuelScoring,
    icons: DuelIcons,
  },
};
