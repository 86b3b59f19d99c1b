/** How many postings of a type the home page shows. */
export const shownJobs = 4;
