/** A browser that Playwright cannot drive, because it drives only builds of its own. */
export interface Engine {
  name: string;
  /** What it is and where, or what to install. */
  description: string;
  isInstalled: boolean;
  /** Starts the browser with nothing stored. */
  open(options: TabOptions): Promise<Tab>;
}

export interface TabOptions {
  width: number;
  height: number;
  /** False: the visitor has switched JavaScript off. */
  javaScript: boolean;
}

/** One window. Positions are CSS pixels from the window's upper left corner. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a function in the page, also where the page's own scripts are switched off. It may use nothing around it. */
  evaluate<Result>(run: (argument: string) => Result, argument?: string): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}
