// Perft of Eigenstate with every move made and unmade, to measure packages/games/src/eigenstate against. Same rules, same
// data layout: slots of 32-bit words (square above 24 pins), the slot on each square, and a stack of frames with the
// incremental 64-bit key and what undo needs. (Move and slot taken share a word here: g++ makes faster code of that.)
//
//   g++ -O3 -march=native -std=c++17 eigenstate.cpp -o eigenstate
//   ./eigenstate standard 2 "Db1.ffefff,Ff4.010000 4d2.000080,5d5.7c7ecc 1 0"
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sstream>
#include <string>
#include <vector>

constexpr int WIDTH = 6, SQUARES = 36, HOLES = 24, PIECES_EACH = 6, CLOCK_LIMIT = 100;
constexpr uint32_t ALL_PINS = (1u << HOLES) - 1, NONE = 255;
constexpr uint32_t SLOTS = 24, FIRST_SLOT_OF_ONE = 8, OTHER_SIDE = 8 ^ 16;
constexpr uint32_t TURN_MASK = 24, IN_PLAY_SHIFT = 8, CLOCK_SHIFT = 16, TAKEN_SHIFT = 24;
constexpr uint32_t KEYS = 4096, KEY_OF_TURN = 4095;

static int32_t offsets[HOLES];
static uint32_t steps[HOLES];
static uint32_t reach[SQUARES];
static uint64_t keys[KEYS];

static inline uint32_t pinIn(uint32_t hole) { return (1u << (HOLES - 1)) >> hole; }
static inline uint32_t firstHole(uint32_t pins) { return uint32_t(__builtin_clz(pins)) - 8; }
static inline uint32_t keyOfSquare(uint32_t slot, uint32_t square) { return (slot << 6) | square; }
static inline uint32_t keyOfPin(uint32_t slot, uint32_t hole) { return 2048 | (slot << 5) | hole; }
static inline uint32_t onePieceOf(uint32_t slot) { return 1u << (IN_PLAY_SHIFT + ((slot >> 2) & 4)); }

static void makeTables() {
  for (int hole = 0; hole < HOLES; hole++) {
    int place = hole < 12 ? hole : hole + 1;
    int up = 2 - place / 5, right = place % 5 - 2;
    offsets[hole] = up * WIDTH + right;
    steps[hole] = uint32_t(offsets[hole]) << HOLES;
    for (int square = 0; square < SQUARES; square++) {
      int rank = square / WIDTH + up, file = square % WIDTH + right;
      if (rank >= 0 && rank < WIDTH && file >= 0 && file < WIDTH) reach[square] |= pinIn(uint32_t(hole));
    }
  }
  uint64_t state = 0xe16e;
  auto next = [&state] {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return uint32_t(state >> 32);
  };
  for (uint64_t& key : keys) key = (uint64_t(next()) << 32) | next();
}

struct Frame {
  uint64_t key;
  uint32_t status, takenPiece, last;
};

struct Position {
  bool doesFullAlwaysWin = false;
  uint32_t slots[SLOTS] = {};
  uint32_t board[SQUARES] = {};
  Frame frames[64] = {};
  Frame* top = frames;

  bool hasFullPiece() const {
    return std::any_of(slots, slots + SLOTS, [](uint32_t piece) { return (piece & ALL_PINS) == ALL_PINS; });
  }

  bool isOver() const {
    uint32_t one = (top->status >> IN_PLAY_SHIFT) & 15, two = (top->status >> (IN_PLAY_SHIFT + 4)) & 15;
    return one == 1 || two == 1 || top->status >> CLOCK_SHIFT >= CLOCK_LIMIT ||
           (((one == 2 && two == 2) || doesFullAlwaysWin) && hasFullPiece());
  }

  void apply(uint32_t move) {
    const Frame& before = *top;
    Frame& after = *++top;
    uint32_t status = before.status, firstSlot = status & TURN_MASK, taken = 0;
    uint64_t key = before.key ^ keys[KEY_OF_TURN];
    uint32_t step = move >> 16;
    if (step != NONE) {
      uint32_t slot = firstSlot | (step >> 5), piece = slots[slot], moved = piece + steps[step & 31];
      uint32_t from = piece >> HOLES, to = moved >> HOLES;
      taken = board[to];
      slots[slot] = moved;
      board[from] = 0;
      board[to] = slot;
      key ^= keys[keyOfSquare(slot, from)] ^ keys[keyOfSquare(slot, to)];
      if (taken != 0) {
        after.takenPiece = slots[taken];
        slots[taken] = 0;
        status -= onePieceOf(taken);
        key ^= keys[keyOfSquare(taken, to)];
        for (uint32_t pins = after.takenPiece & ALL_PINS; pins != 0;) {
          uint32_t hole = firstHole(pins);
          pins ^= pinIn(hole);
          key ^= keys[keyOfPin(taken, hole)];
        }
      }
    }
    uint32_t first = (move >> 8) & 255, second = move & 255;
    for (uint32_t place : {first, second}) {
      if (place == NONE) continue;
      uint32_t slot = firstSlot | (place >> 5);
      slots[slot] |= pinIn(place & 31);
      key ^= keys[keyOfPin(slot, place & 31)];
    }
    constexpr uint32_t ONE_PLY = 1u << CLOCK_SHIFT;
    status = first == NONE && taken == 0 ? status + ONE_PLY : status & (ONE_PLY - 1);
    after.status = status ^ OTHER_SIDE;
    after.key = key;
    after.last = move | (taken << TAKEN_SHIFT);
  }

  void undo() {
    const Frame& after = *top--;
    uint32_t last = after.last, firstSlot = (after.status & TURN_MASK) ^ OTHER_SIDE;
    for (uint32_t place : {(last >> 8) & 255, last & 255}) {
      if (place != NONE) slots[firstSlot | (place >> 5)] ^= pinIn(place & 31);
    }
    uint32_t step = (last >> 16) & 255, taken = last >> TAKEN_SHIFT;
    if (step == NONE) return;
    uint32_t slot = firstSlot | (step >> 5), moved = slots[slot], piece = moved - steps[step & 31];
    slots[slot] = piece;
    board[piece >> HOLES] = slot;
    board[moved >> HOLES] = taken;
    if (taken != 0) slots[taken] = after.takenPiece;
  }

  uint32_t stepPins(uint32_t slot) const { return slots[slot] & reach[slots[slot] >> HOLES]; }
  uint32_t emptyHoles(uint32_t slot) const { return slots[slot] == 0 ? 0 : ~slots[slot] & ALL_PINS; }

  size_t collectEmptyPlaces(uint32_t* places, uint32_t missing) const {
    uint32_t firstSlot = top->status & TURN_MASK;
    size_t count = 0;
    for (uint32_t piece = 0; piece < PIECES_EACH; piece++) {
      if (firstSlot + piece == missing) continue;
      for (uint32_t holes = emptyHoles(firstSlot + piece); holes != 0;) {
        uint32_t hole = firstHole(holes);
        holes ^= pinIn(hole);
        places[count++] = (piece << 5) | hole;
      }
    }
    return count;
  }

  static uint32_t* pushPinSets(uint32_t* into, uint32_t step, const uint32_t* places, size_t count) {
    if (count < 2) {
      *into++ = (step << 16) | ((count == 0 ? NONE : places[0]) << 8) | NONE;
      return into;
    }
    for (size_t first = 0; first + 1 < count; first++) {
      uint32_t begun = (step << 16) | (places[first] << 8);
      for (size_t second = first + 1; second < count; second++) *into++ = begun | places[second];
    }
    return into;
  }

  // Gives the number of moves; the list keeps its capacity from use to use.
  size_t legalMoves(std::vector<uint32_t>& moves) const {
    if (isOver()) return 0;
    uint32_t places[PIECES_EACH * HOLES], firstSlot = top->status & TURN_MASK;
    size_t steps = 0;
    for (uint32_t piece = 0; piece < PIECES_EACH; piece++) {
      steps += size_t(__builtin_popcount(stepPins(firstSlot + piece)));
    }
    uint32_t missing = 0;
    size_t holes = collectEmptyPlaces(places, missing);
    size_t bound = std::max<size_t>(steps, 1) * std::max<size_t>(holes * (holes - (holes > 0)) / 2, 1);
    if (moves.size() < bound) moves.resize(bound);
    uint32_t* into = moves.data();
    if (steps == 0) into = pushPinSets(into, NONE, places, holes);
    for (uint32_t piece = 0; piece < PIECES_EACH; piece++) {
      uint32_t slot = firstSlot + piece, square = slots[slot] >> HOLES;
      for (uint32_t pins = stepPins(slot); pins != 0;) {
        uint32_t hole = firstHole(pins);
        pins ^= pinIn(hole);
        uint32_t taken = board[square + uint32_t(offsets[hole])];
        uint32_t ownTaken = taken >= firstSlot && taken < firstSlot + PIECES_EACH ? taken : 0;
        if (ownTaken != missing) {
          missing = ownTaken;
          holes = collectEmptyPlaces(places, missing);
        }
        into = pushPinSets(into, (piece << 5) | hole, places, holes);
      }
    }
    return size_t(into - moves.data());
  }
};

static std::vector<uint32_t> lists[64];

static uint64_t perft(Position& position, int depth) {
  std::vector<uint32_t>& moves = lists[depth];
  size_t length = position.legalMoves(moves);
  uint64_t nodes = 0;
  for (size_t i = 0; i < length; i++) {
    position.apply(moves[i]);
    nodes += depth == 1 ? 1 : perft(position, depth - 1);
    position.undo();
  }
  return nodes;
}

// Trusts its input: positions come from the TypeScript side, which is strict. The keys begin at 0: perft asks only for
// the work of changing them.
static void parse(const std::string& text, Position& position) {
  std::istringstream fields(text);
  std::string sides[2];
  uint32_t turn = 1, clock = 0;
  fields >> sides[0] >> sides[1] >> turn >> clock;
  uint32_t status = (turn == 1 ? FIRST_SLOT_OF_ONE : FIRST_SLOT_OF_ONE ^ OTHER_SIDE) | (clock << CLOCK_SHIFT);
  for (uint32_t side = 0; side < 2; side++) {
    std::istringstream pieces(sides[side]);
    for (std::string piece; std::getline(pieces, piece, ',');) {
      uint32_t slot = (FIRST_SLOT_OF_ONE << side) | uint32_t(piece[0] - (side == 0 ? 'A' : '1'));
      uint32_t square = uint32_t((piece[2] - '1') * WIDTH + piece[1] - 'a');
      uint32_t pins = uint32_t(std::strtoul(piece.c_str() + 4, nullptr, 16));
      position.slots[slot] = (square << HOLES) | pins;
      position.board[square] = slot;
      status += onePieceOf(slot);
    }
  }
  position.top->status = status;
}

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: %s <variant> <depth> <position>\n", argv[0]);
    return 2;
  }
  makeTables();
  int depth = std::atoi(argv[2]);
  std::string text = argv[3];
  for (int i = 4; i < argc; i++) text += std::string(" ") + argv[i];
  Position position;
  position.doesFullAlwaysWin = std::string(argv[1]) == "full-piece-anytime";
  parse(text, position);
  // Small counts are repeated, so that there is something to measure. Time is processor time, as on the other side.
  const char* repeats = std::getenv("REPEATS");
  const std::clock_t begin = std::clock();
  uint64_t nodes = 0;
  for (int round = repeats ? std::atoi(repeats) : 1; round > 0; round--) nodes += depth == 0 ? 1 : perft(position, depth);
  const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("nodes %llu seconds %.6f\n", static_cast<unsigned long long>(nodes), seconds);
}
