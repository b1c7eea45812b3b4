/** At most this many entries are in a trace; what was earlier is summed up in the snapshot that it begins with. */
export const mostEntries = 400;
