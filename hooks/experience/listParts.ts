/** Changes a list of parts of a draft, which are known by their keys. */
export function listParts<Part extends { key: string }>(
  parts: readonly Part[],
  onChange: (next: readonly Part[]) => void,
) {
  return {
    set: (key: string, part: Partial<Part>) =>
      onChange(parts.map((one) => (one.key === key ? { ...one, ...part } : one))),
    remove: (key: string) => onChange(parts.filter((one) => one.key !== key)),
    /** Answers the new part's key, `place` is the end unless it is said. */
    add: (part: Part, place = parts.length) => {
      onChange([...parts.slice(0, place), part, ...parts.slice(place)]);
      return part.key;
    },
    move: (key: string, by: 1 | -1) => {
      const place = parts.findIndex((one) => one.key === key);
      const moved = parts[place];
      const rest = parts.filter((one) => one.key !== key);
      if (moved) onChange([...rest.slice(0, place + by), moved, ...rest.slice(place + by)]);
    },
  };
}
