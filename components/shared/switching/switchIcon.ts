/** Two ways between two accounts; here and not with the others, for few ever load it. */
export const switchIcon = {
  lines: 'M5 8.5h13M14.5 5 18 8.5 14.5 12M19 16H6M9.5 12.5 6 16l3.5 3.5',
};
