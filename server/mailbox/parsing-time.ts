/** Counts how long the mails of each inquiry kept their reader busy today, in this process. */
export function createParsingTime(maxMs: number) {
  const spentMs = new Map<string, number>();
  let day = "";
  return {
    isSpent(inquiryId: string): boolean {
      const today = new Date().toISOString().slice(0, 10);
      if (today !== day) spentMs.clear();
      day = today;
      return (spentMs.get(inquiryId) ?? 0) >= maxMs;
    },
    async measure<Result>(inquiryId: string, work: () => Promise<Result>): Promise<Result> {
      const start = performance.now();
      const result = await work();
      spentMs.set(inquiryId, (spentMs.get(inquiryId) ?? 0) + performance.now() - start);
      return result;
    },
  };
}
