export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses Prometheus's text format. Throws for a line that is none of it, and for a sample of a metric without a type. */
export function parseMetrics(text: string): { names: Set<string>; samples: Sample[] } {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  if (!text.endsWith("\n")) throw new Error("The last line has no end");
  for (const line of text.slice(0, -1).split("\n")) {
    const [, typed, type] = line.match(/^# TYPE ([a-z_\d]+) (counter|gauge|histogram|summary)$/) ?? [];
    if (typed && type) types.set(typed, type);
    else if (line !== "" && !/^# HELP [a-z_\d]+ \S/.test(line)) samples.push(parseSample(line, types));
  }
  return { names: new Set([...types].flatMap(([name, type]) => listSeries(name, type))), samples };
}

function parseSample(line: string, types: Map<string, string>): Sample {
  const [, name, labels = "", value] =
    line.match(/^([a-z_\d]+)(?:\{((?:[a-z_]+="[^"\\\n]*",?)*)\})? (-?[\d.e+-]+|NaN|\+Inf)$/i) ?? [];
  if (!name || !value) throw new Error(`This is no sample: ${line}`);
  if (![...types].some(([typed, type]) => listSeries(typed, type).includes(name)))
    throw new Error(`${name} has no type`);
  const pairs = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key = "", text = ""]) => [key, text]);
  return { name, labels: Object.fromEntries(pairs), value: Number(value.replace("+Inf", "Infinity")) };
}

function listSeries(name: string, type: string): string[] {
  const isHistogram = type === "histogram" || type === "summary";
  return isHistogram ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}
