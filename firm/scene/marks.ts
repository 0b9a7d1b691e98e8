/** What is printed on the board of the home page's scene, in capital Latin letters. */
export const sceneMarks = { maker: "NAWAT", origin: "DESIGNED IN LEBANON" };
