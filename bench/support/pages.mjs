/** Public pages that want to be found, by the name they have in the results. */
export function foundPages({ creator, darkCreator, partyId, darkPartyId }) {
  return [
    ['/', '/'],
    ['/announce', '/announce'],
    ['/login', '/login'],
    ['/signup', '/signup'],
    ['/{profile} light', `/${creator.handle}`],
    ['/{profile} dark', `/${darkCreator.handle}`],
    ['/party/{id} light', `/party/${partyId}`],
    ['/party/{id} dark', `/party/${darkPartyId}`],
  ];
}
