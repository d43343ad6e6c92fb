/** Why a move cannot be chosen now, for a page that explains itself. */
export type Reason =
  /** Too little of something; `short` says how much is missing. */
  | {
      readonly reason: 'coins' | 'seals' | 'food' | 'iron' | 'pearl' | 'resources' | 'change';
      readonly short: number;
    }
  | {
      readonly reason: /** Something else is asked. */
        | 'notNow'
        /** The game is over. */
        | 'over'
        /** No such die, token or card is there. */
        | 'empty'
        /** The colour does not fit. */
        | 'colour'
        /** The place is taken, by a die, a seal or a clan. */
        | 'occupied'
        /** One of the clan's own stands there already. */
        | 'alreadyThere'
        /** No member, courtier or seal is there to send. */
        | 'noMember'
        /** It was done or chosen already. */
        | 'used'
        /** The holding is at its limit. */
        | 'full'
        /** Not one of the places this action reaches. */
        | 'notHere'
        /** It would lead to nothing that can be done. */
        | 'pointless'
        /** Something that cannot be declined comes first. */
        | 'mustDecide';
    };

/** Too little of something. */
export const shortOf = (
  reason: Extract<Reason, { short: number }>['reason'],
  needed: number,
  held: number,
): Reason => ({ reason, short: needed - held });
