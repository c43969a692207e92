/** Id of the sidebar, for the button that shows and hides it. */
export const SIDEBAR_ID = 'sidebar';
